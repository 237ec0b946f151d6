"""Tests of the lab: samples, measures, experiments, reports."""
