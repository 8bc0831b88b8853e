import { fsyncSync } from 'node:fs'
import { type Extension, PGlite } from '@electric-sql/pglite'

/** An open file as PGlite's WebAssembly knows it; folders have no number. */
interface Stream {
  readonly nfd?: number
}

interface Module {
  readonly FS: {
    readonly filesystems: { readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } } }
  }
}

function addSync({ FS }: Module): void {
  FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd)
    return 0
  }
}

/**
 * Gives PGlite's files an fsync, which its own have not: what is committed would be in the memory of the machine alone,
 * which survives the end of the process and not that of the machine.
 */
export const durableFiles: Extension = {
  name: 'durable files',
  setup: async (_pglite, options) => ({
    emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), addSync] },
  }),
}

/** PGlite starts without fsync (`-F`), and its fdatasync does nothing. */
export const DURABLE_PARAMS: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
