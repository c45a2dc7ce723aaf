// SPDX-License-Identifier: MIT
// main.ts - starts the engine and mounts the page.
import '../theme.css';
import './app.css';
import './fonts.css';
import { mount } from 'svelte';
import { Engine } from '../engine';
import wasmUrl from '../engine/drover.wasm?url';
import App from './App.svelte';
import { useSettings } from './settings.svelte';

const speaking = useSettings();
const target = document.getElementById('app');
if (target) {
  const engine = fetch(wasmUrl).then((response) => Engine.start(response));
  void speaking.then(() => {
    target.replaceChildren();
    mount(App, { target, props: { engine } });
  });
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('./sw.js').catch(() => undefined); // without it the page still plays online
