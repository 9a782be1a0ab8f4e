/** Does something that the server may refuse, tells how it went, and whether it was done. */
export type Attempt = (what: () => Promise<unknown>, said?: string) => Promise<boolean>;
