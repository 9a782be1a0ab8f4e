// Who sits before this browser, as far as the server knows; its pages prove to the server that they are its own.

/** A page whose browser the server does not know yet. */
const NEW = 'new';

class Me {
  /** What this page says of its session; empty until the server has been asked. */
  private proof = '';
  private asking: Promise<void> | null = null;
  /** What its owner is called; empty for a guest. */
  name = $state('');
  /** Whether he has sat down anywhere. */
  known = $state(false);

  /** What is sent along with whatever changes something. */
  async session(): Promise<string> {
    if (!this.proof) await this.ask();
    return this.proof;
  }

  /** Asks the server who this is. */
  ask(): Promise<void> {
    this.asking ??= fetch('api/me', { cache: 'no-store' })
      .then(async (answer) => {
        if (answer.ok) this.tell(await answer.json());
      })
      .finally(() => (this.asking = null));
    return this.asking;
  }

  tell({ session, name = '', known = false }: { session: string; name?: string; known?: boolean }): void {
    [this.proof, this.name, this.known] = [session, name, known];
  }

  /** The server has given this browser another session, or none. */
  changed(proof: string | null): void {
    if (proof === null) return;
    this.proof = proof;
    this.known = proof !== NEW;
    if (!this.known) this.name = '';
  }

  /** Whether the next answer may bring the first session: then nothing else is sent until it is there. */
  get unknown(): boolean {
    return this.proof === '' || this.proof === NEW;
  }
}

export const me = new Me();
