import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const listening = '0A'

/** Id of the process that listens on a TCP port of this machine. @throws Error if /proc does not show it */
export function processOnPort(port: number): number {
  const inode = inodeOf(port)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (holds(pid, `socket:[${inode}]`)) return Number(pid)
  throw new Error(`No process was found on port ${port}.`)
}

/** CPU time of all threads of a process in milliseconds. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return (
    threads.reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
      0,
    ) / 1e6
  )
}

/** Resident memory of a process in bytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

function inodeOf(port: number): string {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const rows = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'))
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === listening)
  if (!row?.[9]) throw new Error(`Nothing listens on port ${port}. The bench reads CPU from /proc: it runs on Linux.`)
  return row[9]
}

function holds(pid: string, socket: string): boolean {
  return openFilesOf(pid).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === socket)
}

/** None if the process has ended or belongs to somebody else. */
function openFilesOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`)
  } catch {
    return []
  }
}

/** `null` if the process has closed the file in the meantime. */
function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}
