import { readFileSync, writeFileSync } from 'node:fs'
import { geoPath } from 'd3-geo'
import { mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/**
 * Draws public/us-map.svg from the public atlas: coast and state lines in Albers projection at 975 × 610. Run it
 * manually when the map should change: `node scripts/draw-us-map.ts`.
 */
const atlas = new URL(import.meta.resolve('us-atlas/states-albers-10m.json'))
const topology = JSON.parse(readFileSync(atlas, 'utf8')) as Topology<{ states: GeometryCollection }>
const toleranceInPixels = 0.9

type Point = [number, number]

/** Ramer, Douglas and Peucker: points that change nothing one could see are left out. */
function simplifyLine(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let farthest = 0
  let at = 0
  for (const [index, point] of points.entries()) {
    const distance = distanceTo(point, first, last)
    if (distance > farthest) [farthest, at] = [distance, index]
  }
  if (farthest < toleranceInPixels) return [first, last]
  return [...simplifyLine(points.slice(0, at + 1)), ...simplifyLine(points.slice(at)).slice(1)]
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

const isIsland = (line: Point[]): boolean => line.length < 4

function pathOf(filter: (a: object, b: object) => boolean): string {
  const { coordinates } = mesh(topology, topology.objects.states, filter)
  const lines = (coordinates as Point[][]).map(simplifyLine).filter((line) => !isIsland(line) || filter !== isCoast)
  return geoPath().digits(0)({ type: 'MultiLineString', coordinates: lines }) ?? ''
}

const isCoast = (a: object, b: object): boolean => a === b
const isBorder = (a: object, b: object): boolean => a !== b

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610"><title>United States</title><g id="map" fill="none" stroke="currentColor" stroke-linejoin="round"><path vector-effect="non-scaling-stroke" stroke-width="1.2" d="${pathOf(isCoast)}"/><path vector-effect="non-scaling-stroke" stroke-width=".6" d="${pathOf(isBorder)}"/></g></svg>\n`
writeFileSync(new URL('../public/us-map.svg', import.meta.url), svg)
console.log(`public/us-map.svg: ${svg.length} bytes`)
