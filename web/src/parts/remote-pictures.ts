import type { ScreenGrt } from '../core/screen-grt.ts';

/** Pictures of other hosts, as addresses that this page may show: the browser itself asks no other host. */
export interface RemotePictures {
  /** An object URL for the picture, fetched once.
   * @throws ServerError when it cannot be shown. */
  addressOf(url: string): Promise<string>;
  /** Ends all addresses. */
  release(): void;
}

/** Addresses of pictures that are on other hosts. */
export const isRemote = (url: string): boolean => /^https?:\/\//i.test(url);

export function createRemotePictures(grt: ScreenGrt): RemotePictures {
  const addresses = new Map<string, Promise<string>>();
  const fetched: string[] = [];
  async function fetchPicture(url: string): Promise<string> {
    const file = await grt.pictures.show({ url });
    const address = URL.createObjectURL(await file.blob());
    fetched.push(address);
    return address;
  }
  return {
    addressOf(url) {
      const address = addresses.get(url) ?? fetchPicture(url);
      addresses.set(url, address);
      return address;
    },
    release() {
      for (const address of fetched.splice(0)) URL.revokeObjectURL(address);
      addresses.clear();
    },
  };
}
