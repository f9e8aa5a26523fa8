/** A test double of XMLHttpRequest, driven by a script instead of a network. */
export class FakeXhr extends EventTarget {
  readonly upload = new EventTarget();
  readonly requestHeaders = new Headers();
  opened: readonly string[] = [];
  withCredentials = false;
  responseType = '';
  status = 0;
  response: ArrayBuffer | null = null;
  form: FormData | undefined;
  aborted = false;
  #script: (xhr: FakeXhr) => Promise<void> = () => Promise.resolve();
  #responseHeaders = '';

  /** A class whose requests all run the script as soon as they are sent, and the requests that were sent. */
  static that(script: (xhr: FakeXhr) => Promise<void>): { Xhr: new () => XMLHttpRequest; sent: FakeXhr[] } {
    const sent: FakeXhr[] = [];
    class Scripted extends FakeXhr {
      constructor() {
        super();
        this.#script = script;
        sent.push(this);
      }
    }
    return { Xhr: Scripted as unknown as new () => XMLHttpRequest, sent };
  }

  open(...opened: string[]): void {
    this.opened = opened;
  }

  setRequestHeader(name: string, value: string): void {
    this.requestHeaders.set(name, value);
  }

  getAllResponseHeaders(): string {
    return this.#responseHeaders;
  }

  send(form: FormData): void {
    this.form = form;
    queueMicrotask(() => void this.#script(this));
  }

  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** This many bytes have been handed to the network. */
  moves(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }));
  }

  /** Everything was sent. */
  isSent(): void {
    this.upload.dispatchEvent(new Event('load'));
  }

  answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer;
    this.#responseHeaders = Object.entries({ 'Content-Type': 'application/json', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.dispatchEvent(new Event('load'));
  }

  fails(): void {
    this.dispatchEvent(new Event('error'));
  }
}
