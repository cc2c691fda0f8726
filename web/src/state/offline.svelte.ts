/** The page on the device: kept there by the service worker (web/pwa), renewed when asked for. */
import { ownScript } from '../engine';
import { puzzleDocument } from './document.svelte';

/** Milliseconds between two looks for a new version. */
const lookInterval = 60 * 60 * 1000;
/** Milliseconds without a file being loaded after which the page is taken to be at rest. */
const calm = 500;

/**
 * Resolves when the page is at rest. A file that is asked for in the moment in which the old version
 * is stopped starts it again in Chromium, and then half a minute passes before the new one has its turn.
 */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      setTimeout(() => {
        observer.disconnect();
        resolve();
      }, calm);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = wait();
    });
    observer.observe({ type: 'resource' });
    let timer = wait();
  });
}

class Offline {
  /** True once another version is ready to take over. */
  updateReady = $state(false);
  /** True from when the new version is wanted until it is there. */
  updating = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** Begins keeping the page. Does nothing where there is no keeping it, such as in private windows. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // A part that is gone from the server belongs to a version that is gone.
    addEventListener('vite:preloadError', () => (this.updateReady ||= navigator.onLine));
    try {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(ownScript('./sw.js'), {
        updateViaCache: 'none',
      });
      this.#registration = registration;
      // Another window may have asked for the new version: then this one still decides for itself.
      serviceWorker.addEventListener('controllerchange', () => this.updating && location.reload());
      registration.addEventListener('updatefound', () => this.#watch(registration.installing));
      this.#watch(registration.installing);
      if (registration.waiting && serviceWorker.controller) this.updateReady = true;
      this.#lookNowAndThen(registration);
    } catch {
      // Not allowed here. The page works all the same, while there is a connection.
    }
  }

  /** Reloads the page as its new version. The document is kept, like on every reload. */
  async update(): Promise<void> {
    puzzleDocument.save();
    this.updating = true;
    if (this.#registration?.waiting) await rest();
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage('activate');
    else location.reload();
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first version, which is no news.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) {
        this.updateReady = true;
      }
    });
  }

  #lookNowAndThen(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - last < lookInterval) return;
      last = Date.now();
      registration.update().catch(() => undefined);
    });
  }
}

export const offline = new Offline();
