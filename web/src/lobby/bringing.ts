// A file that somebody brings along: a pack or a scenario.

import type { NewUpload } from '../lib/types';

/** The file as it is sent: a scenario as its text, a pack as the bytes of its archive. */
export async function orderOf(file: File): Promise<NewUpload> {
  const title = file.name.replace(/\.(zip|toml)$/i, '');
  if (/\.toml$/i.test(file.name)) return { title, text: await file.text() };
  return { title, archive: encoded(new Uint8Array(await file.arrayBuffer())) };
}

/** Bytes as letters. */
export function encoded(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(letters);
}
