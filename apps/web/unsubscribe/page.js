// @ts-check
import { connectFrame } from '../ui/frame.js';
import './words.js';

connectFrame();
