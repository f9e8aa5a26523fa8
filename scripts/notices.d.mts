export function bundledNotices(list: string): string;
export function noticesOf(folders: readonly string[]): string;
