export function packagesIn(modules: readonly string[]): readonly string[];
export function noticesOf(folders: readonly string[]): string;
