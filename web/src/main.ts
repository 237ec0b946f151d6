import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import { spoken } from './words/language.svelte';

void spoken.begin().then(() => mount(App, { target: document.getElementById('app')! }));
