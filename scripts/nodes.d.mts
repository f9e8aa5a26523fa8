export const supportedNodes: readonly number[];
export function findNode(
  major: number,
): Promise<
  { readonly path: string; readonly missing?: undefined } | { readonly missing: string; readonly path?: undefined }
>;
