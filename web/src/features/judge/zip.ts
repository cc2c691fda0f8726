/** A test pack as one zip file. */
import type { Pack } from '../../engine';
import { packReason } from '../../i18n';

/** The list of the cases: name, seed, how outputs are judged, calls, and what it is for. */
function caseList(pack: Pack): string {
  const rows = pack.cases.map(({ name, kind, anyAccepted, calls }) => [
    name,
    String(pack.seed),
    anyAccepted ? 'any (checker)' : 'exact',
    calls === 0 ? '-' : String(calls),
    packReason(kind, 'en'),
    packReason(kind, 'ko'),
  ]);
  const head = ['case', 'seed', 'output', 'calls', 'reason', '이유'];
  return [head, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** The files of a pack, by name. */
function packFiles(pack: Pack): Record<string, string> {
  const files: Record<string, string> = { 'cases.tsv': caseList(pack) };
  for (const { name, input, output } of pack.cases) {
    files[`${name}.in`] = input;
    files[`${name}.out`] = output;
  }
  for (const { name, content } of pack.files) files[name] = content;
  return files;
}

/** The pack as a zip; the same pack gives the same bytes. Rejects if the packer cannot be fetched. */
export async function zipOf(pack: Pack): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(packFiles(pack)).map(([name, text]) => [name, strToU8(text)]);
  // A fixed date: the same pack is the same file.
  const bytes = zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
