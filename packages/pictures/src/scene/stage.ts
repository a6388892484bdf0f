import { type Bvh, buildBvh } from './bvh.ts'
import type { Geometry, GeometryPart } from './geometry.ts'
import type { Room } from './room.ts'

/** A room prepared for ray casting: its geometry in typed arrays. */
export interface Stage {
  room: Room
  bvh: Bvh
  parts: readonly GeometryPart[]
  partOf: Int32Array
  corners: Int32Array
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  nodes: Float32Array
  nodeNormals: Float32Array
}

export function setStage(room: Room): Stage {
  const geometry: Geometry = room.geometry
  return {
    room,
    bvh: buildBvh(geometry),
    parts: geometry.parts,
    partOf: Int32Array.from(geometry.partOf),
    corners: Int32Array.from(geometry.corners),
    positions: Float32Array.from(geometry.positions),
    normals: Float32Array.from(geometry.normals),
    uvs: Float32Array.from(geometry.uvs),
    nodes: Float32Array.from(geometry.nodes),
    nodeNormals: Float32Array.from(geometry.nodeNormals),
  }
}
