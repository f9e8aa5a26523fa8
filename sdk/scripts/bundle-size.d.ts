/** Bytes of the client as a web app gets it: bundled for browsers, minified and gzipped. */
export interface BundleSize {
  /** Everything that a page loads for `createGrt`, without the operation table. */
  readonly client: number;
  /** What the operation table adds. It grows with the contract. */
  readonly table: number;
  /** The multipart encoder, which only Node and tests in process load. */
  readonly encoder: number;
}
/** Bundles `createGrt` twice, with the operation table and without, and measures. */
export declare function bundleSize(): Promise<BundleSize>;
/** Bytes that the check of one form costs a page: its fields and sentences, the formats that it needs, and the library. */
export declare function formSize(operation: string): Promise<number>;
//# sourceMappingURL=bundle-size.d.ts.map
