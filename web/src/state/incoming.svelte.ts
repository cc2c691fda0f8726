/** Files that come from outside the page: opened with it, or shared with it. */

/** The part of the browser's launch queue that is used here; few browsers have one. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Files that came together, and the names of those that cannot be had any more. */
interface Arrival {
  files: readonly File[];
  lost: readonly string[];
}

class Incoming {
  #arrival = $state.raw<Arrival | null>(null);

  /** What came last, which is then no longer there. */
  take(): Arrival | null {
    const arrival = this.#arrival;
    if (arrival) this.#arrival = null;
    return arrival;
  }

  /** Begins to receive: files that the system opens with the page, and what was shared with it. */
  start(): void {
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      if (files.length === 0) return;
      void this.#receiveOpened(files);
    });
    if (new URL(location.href).searchParams.has('shared')) {
      this.#receiveShared().catch(() => this.#receive({ files: [], lost: ['share.txt'] }));
    }
  }

  #receive(arrival: Arrival): void {
    this.#arrival = arrival;
    location.hash = '#/solve';
  }

  async #receiveOpened(handles: readonly FileSystemFileHandle[]): Promise<void> {
    const lost: string[] = [];
    const files = await Promise.all(
      handles.map((handle) => handle.getFile().catch(() => void lost.push(handle.name))),
    );
    this.#receive({ files: files.filter((file) => file !== undefined), lost });
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
    this.#receive({ files: [new File([await shared.blob()], 'share.txt')], lost: [] });
  }
}

export const incoming = new Incoming();
