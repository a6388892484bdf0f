import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

export type MapStack = (stack: string) => Promise<string | undefined>

/**
 * Stack frame: `at name (https://host/assets/file.js:1:2)` in Chromium, `name@https://host/assets/file.js:1:2` in
 * others.
 */
const frame = /^\s*(?:at )?(?:async )?([^@(]*?)[@( ]*https?:\/\/[^/\s]+\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?\s*$/
const maxLines = 30

/** Maps stacks of built pages to our source, with source maps that are stored next to the build and never served. */
export function createStackMapper(build: URL | undefined): MapStack {
  const folder = build && new URL('assets/', build)
  if (!folder || !existsSync(folder)) return async () => undefined
  const isThere = new Set(readdirSync(folder))
  const maps = new Map<string, Promise<TraceMap>>()
  const findMap = (file: string): Promise<TraceMap> | undefined => {
    const name = `${file}.map`
    if (!isThere.has(name)) return undefined
    const map = maps.get(name) ?? readFile(new URL(name, folder), 'utf8').then((text) => new TraceMap(text))
    maps.set(name, map)
    return map
  }
  return async (stack) => {
    const lines = stack.split('\n').slice(0, maxLines)
    const mapped = await Promise.all(lines.map((line) => mapLine(line, findMap)))
    return mapped.some((line) => line !== undefined)
      ? mapped.map((line, at) => line ?? lines[at]).join('\n')
      : undefined
  }
}

async function mapLine(line: string, findMap: (file: string) => Promise<TraceMap> | undefined) {
  const [, name = '', file = '', row, column] = frame.exec(line) ?? []
  const map = await findMap(file)
  const found = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 })
  if (!found?.source) return undefined
  const place = `${found.source.replace(/^(\.\.?\/)+/, '')}:${found.line}:${found.column + 1}`
  return `    at ${found.name ?? (name || '(nameless)')} (${place})`
}
