import { start } from '../kit/app.tsx';
import { App } from './App.tsx';
import { css } from './style.ts';

start(<App />, css);
