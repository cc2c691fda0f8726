/** The task that was begun last, of which there is one at a time: beginning another aborts it. */
export class LatestTask {
  #controller: AbortController | null = null;

  /** Begins a task. Returns the signal that it is aborted by, which also stands for it below. */
  begin(): AbortSignal {
    this.abort();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** Whether none was begun since, and it has not ended. One that is aborted is the latest until it ends. */
  isLatest(task: AbortSignal): boolean {
    return this.#controller?.signal === task;
  }

  /** Ends a task. Returns whether it was the latest: what it had begun is then its own to settle. */
  end(task: AbortSignal): boolean {
    const isLatest = this.isLatest(task);
    if (isLatest) this.#controller = null;
    return isLatest;
  }

  /** Asks the latest task to end, if there is one. */
  abort(): void {
    this.#controller?.abort();
  }

  /** Aborts the latest task and waits for no end of it: none is the latest then. */
  drop(): void {
    this.abort();
    this.#controller = null;
  }
}
