import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** Returns the contents of a zip, by name; throws on a damaged zip. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

/** Makes a zip of these files, by name. */
export function zipped(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [title, content] of Object.entries(files)) {
    const [name, whole] = [Buffer.from(title), Buffer.from(content)];
    const packed = deflateRawSync(whole);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(whole), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(whole.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    local.push(Buffer.from('PK\u0003\u0004'), facts, name, packed);
    central.push(Buffer.from('PK\u0001\u0002'), facts.subarray(0, 2), facts, place, name);
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, list, end]);
}
