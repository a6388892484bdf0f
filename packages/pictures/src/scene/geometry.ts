import type { MaterialSlot } from './room.ts'
import { cross, length, normalize, type Vec } from './vector.ts'

/** A flat rectangle stores its light on a grid, a mesh on its vertices. */
export interface GeometryPart {
  slot: MaterialSlot
  firstTriangle: number
  firstVertex: number
  /** Index of its first node in the room's light. */
  firstNode: number
  /** Nodes along u and v; 0 for a mesh. */
  columns: number
  rows: number
  area: number
}

export interface QuadOptions {
  /** Distance of light nodes in meters. */
  texel?: number
  /** Texture coordinates of the corner, in meters. */
  uv?: readonly [number, number]
}

export interface Mesh {
  positions: readonly Vec[]
  normals: readonly Vec[]
  uvs?: readonly (readonly [number, number])[]
  triangles: readonly (readonly [number, number, number])[]
}

const defaultTexel = 0.05

/** The solid parts of a room as flat lists: triangles for visibility, nodes for light. */
export class Geometry {
  readonly parts: GeometryPart[] = []
  readonly partOf: number[] = []
  readonly corners: number[] = []
  readonly positions: number[] = []
  readonly normals: number[] = []
  readonly uvs: number[] = []
  readonly nodes: number[] = []
  readonly nodeNormals: number[] = []

  /** A rectangle seen from the side to which u × v points. */
  quad(slot: MaterialSlot, at: Vec, u: Vec, v: Vec, { texel = defaultTexel, uv = [0, 0] }: QuadOptions = {}): void {
    const [wide, high] = [length(u), length(v)]
    const normal = normalize(cross(u, v))
    const columns = Math.max(2, Math.ceil(wide / texel) + 1)
    const rows = Math.max(2, Math.ceil(high / texel) + 1)
    this.#open(slot, columns, rows, wide * high)
    const first = this.positions.length / 3
    for (const [s, t] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      this.#vertex(pointOnQuad(at, u, v, s, t), normal, uv[0] + s * wide, uv[1] + t * high)
    }
    this.#triangle(first, first + 1, first + 2)
    this.#triangle(first, first + 2, first + 3)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        // nodes on the very edge would lie inside the neighboring wall
        const s = insetShare(column / (columns - 1), 0.004 / wide)
        const t = insetShare(row / (rows - 1), 0.004 / high)
        this.#node(pointOnQuad(at, u, v, s, t), normal)
      }
    }
  }

  mesh(slot: MaterialSlot, { positions, normals, uvs, triangles }: Mesh): void {
    this.#open(slot, 0, 0, 0)
    const first = this.positions.length / 3
    positions.forEach((position, index) => {
      const [u, v] = uvs?.[index] ?? [position[0] + position[2], position[1]]
      this.#vertex(position, normals[index] ?? [0, 1, 0], u, v)
      this.#node(position, normals[index] ?? [0, 1, 0])
    })
    for (const [a, b, c] of triangles) this.#triangle(first + a, first + b, first + c)
  }

  #open(slot: MaterialSlot, columns: number, rows: number, area: number): void {
    this.parts.push({
      slot,
      firstTriangle: this.partOf.length,
      firstVertex: this.positions.length / 3,
      firstNode: this.nodes.length / 3,
      columns,
      rows,
      area,
    })
  }

  #vertex(position: Vec, normal: Vec, u: number, v: number): void {
    this.positions.push(...position)
    this.normals.push(...normal)
    this.uvs.push(u, v)
  }

  #node(position: Vec, normal: Vec): void {
    this.nodes.push(...position)
    this.nodeNormals.push(...normal)
  }

  #triangle(a: number, b: number, c: number): void {
    this.corners.push(a, b, c)
    this.partOf.push(this.parts.length - 1)
  }
}

const insetShare = (part: number, by: number): number =>
  Math.min(1 - Math.min(by, 0.4), Math.max(Math.min(by, 0.4), part))

const pointOnQuad = (at: Vec, u: Vec, v: Vec, s: number, t: number): Vec => [
  at[0] + u[0] * s + v[0] * t,
  at[1] + u[1] * s + v[1] * t,
  at[2] + u[2] * s + v[2] * t,
]
