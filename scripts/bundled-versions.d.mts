import type { Plugin } from 'vite';

export function checkVersions(): Plugin;
