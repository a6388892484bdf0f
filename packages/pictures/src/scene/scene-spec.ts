import type { RoomName } from './rooms.ts'

/** The room, its palette, and the side it is seen from. */
export interface SceneSpec {
  room: RoomName
  palette: number
  /** The room seen in a mirror: the same light from the other side. */
  mirrored: boolean
  /** Long sides run away from the camera. */
  turned: boolean
}
