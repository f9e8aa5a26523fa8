// Writes the template of new databases into a folder, for packages.
import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prepareTemplate } from './template.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: prepare-template.ts FOLDER');
const template = await prepareTemplate();
mkdirSync(folder, { recursive: true });
copyFileSync(template, join(folder, basename(template)));
