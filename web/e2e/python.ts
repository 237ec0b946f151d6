/** The Python that has Ringside. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const VENV = resolve(import.meta.dirname, '../../.venv/bin/python');
const SOURCE = resolve(import.meta.dirname, '../../src');

export const PYTHON = process.env.PYTHON ?? (existsSync(VENV) ? VENV : 'python3');

// RINGSIDE_INSTALLED: test the installed package rather than the sources.
export const ENV: NodeJS.ProcessEnv = process.env.RINGSIDE_INSTALLED ? process.env : { ...process.env, PYTHONPATH: SOURCE };
