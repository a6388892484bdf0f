import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface BuiltRoute {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}
interface BuiltManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, BuiltRoute>
}

/** The built scripts of an app, and which of them a page names. */
interface BuiltScripts {
  routes: string[]
  /** All scripts that a page names: those of the entry, of the route and of its layouts. */
  scriptsOf(id: string): Set<string>
  /** A script that is loaded on demand, by the name of its source, with everything that it imports. */
  scriptsFrom(name: string): Set<string>
  /** The list of routes, where pages load it as a whole. */
  manifest: string
  /** Compressed, in kB. */
  weightOf(paths: Iterable<string>): number
  textOf(path: string): string
}

/** Reads `apps/{app}/build`; `base` is where the app is served. */
export function readBuiltScripts(app: 'storefront' | 'console', base: string): BuiltScripts {
  const client = new URL(`../../${app}/build/client/`, import.meta.url)
  const files = readdirSync(new URL('assets/', client)).map((file) => `${base}assets/${file}`)
  const textOf = (path: string) => readFileSync(new URL(path.slice(base.length), client), 'utf8')
  const findFile = (name: string) => {
    const found = files.find((path) => new RegExp(`/assets/${name}-[^/]*\\.js$`).test(path))
    if (!found) throw new Error(`${app} has no script ${name}.`)
    return found
  }
  const manifest = findFile('manifest')
  const { entry, routes } = readManifest(textOf(manifest))
  const routesTo = (id: string | undefined): BuiltRoute[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...routesTo(route.parentId), route] : []
  }
  const importsOf = (path: string): string[] =>
    [...textOf(path).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
      ([, file]) => `${base}assets/${file}`,
    )
  const kilobytes = new Map<string, number>()
  const weightOfOne = (path: string): number => {
    const known = kilobytes.get(path) ?? gzipSync(textOf(path), { level: 9 }).length / 1000
    kilobytes.set(path, known)
    return known
  }
  return {
    routes: Object.keys(routes),
    scriptsOf: (id) =>
      new Set([
        entry.module,
        ...entry.imports,
        ...routesTo(id).flatMap(({ module, imports = [] }) => [module, ...imports]),
      ]),
    scriptsFrom: (name) => {
      // a set also goes through what is added to it meanwhile
      const all = new Set([findFile(name)])
      for (const path of all) for (const imported of importsOf(path)) all.add(imported)
      return all
    },
    manifest,
    weightOf: (paths) => [...paths].reduce((sum, path) => sum + weightOfOne(path), 0),
    textOf,
  }
}

const readManifest = (text: string): BuiltManifest =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
