/** Files that come from outside the page: opened with it, or shared with it. */

/** The part of the browser's launch queue that is used here; few browsers have one. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

class Incoming {
  #files = $state.raw<readonly File[]>([]);

  /** The files, which are then no longer there. */
  take(): readonly File[] {
    const files = this.#files;
    if (files.length > 0) this.#files = [];
    return files;
  }

  /** Begins to receive: files that the system opens with the page, and what was shared with it. */
  start(): void {
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      if (files.length === 0) return;
      void Promise.all(files.map((file) => file.getFile())).then((read) => this.#receive(read));
    });
    if (new URL(location.href).searchParams.has('shared')) void this.#receiveShared();
  }

  #receive(files: readonly File[]): void {
    this.#files = files;
    location.hash = '#/solve';
  }

  /** What the service worker keeps for the page: web/pwa/serviceWorker.ts. */
  async #receiveShared(): Promise<void> {
    const page = new URL(location.href);
    page.searchParams.delete('shared');
    history.replaceState(history.state, '', page);
    const scope = new URL('./', page).href.replace(/[?#].*/, '');
    const cache = await caches.open(`shared ${scope}`);
    const shared = await cache.match(`${scope}share`);
    if (!shared) return;
    await cache.delete(`${scope}share`);
    this.#receive([new File([await shared.blob()], 'share.txt')]);
  }
}

export const incoming = new Incoming();
