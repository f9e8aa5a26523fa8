import type { Plugin } from 'vite';

export function wholeBuild(): Plugin;
