import type { ProjectPhotoAdditionInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { takePhoto } from '../../../kit/uploads/take-photo.ts'
import { visibleProjects } from '../../../kit/visible-projects.ts'
import { type PlanCall, trimToNull } from '../plan-needs.ts'
import type { ProjectWork } from './change-project.ts'

export const maxProjectPhotos = 24

/** Adds a photo of a room or of the whole site. */
export const addPhoto =
  (call: PlanCall, { roomId, photo, caption }: ProjectPhotoAdditionInput): ProjectWork =>
  async (db, project) => {
    const room = roomId ? project.rooms.find(({ id }) => id === roomId) : undefined
    if (roomId && !room) return invalid('roomId', 'This room is no longer in the project.')
    const there = await db.find<{ count: number }>(sql`
      select count(*)::int as count from project_photos where project_id = ${project.id}`)
    if ((there?.count ?? 0) >= maxProjectPhotos)
      return invalid('photo', `A project can have up to ${maxProjectPhotos} photos.`)
    const bytes = (await takePhoto(db, photo, call.now)) ?? invalid('photo', 'Choose a photo.')
    await db.rows(sql`
      insert into project_photos (project_id, room_id, person_id, caption, bytes, at)
      values (${project.id}, ${room?.id ?? null}, ${customerOf(call).personID}, ${trimToNull(caption ?? null)}, ${bytes},
        ${call.now})`)
    return { what: `Added a photo${room ? ` of ${room.name}` : ''}`, parts: [] }
  }

export const removePhoto =
  (photoId: string): ProjectWork =>
  async (db, project) => {
    const gone = await db.find(sql`
      delete from project_photos
      where project_id = ${project.id} and id::text = ${photoId} returning id`)
    return gone ? { what: 'Removed a photo', parts: [] } : refuse('NotFound')
  }

/** Serves a photo to people who may open the project. */
export async function projectPhoto(db: Queryable, call: PlanCall, projectId: string, photoId: string) {
  const found = isUuid(photoId)
    ? await db.find<{ bytes: Buffer }>(sql`
        select f.bytes from project_photos f join projects p on p.id = f.project_id
        where f.id = ${photoId} and p.id = ${projectId} and ${visibleProjects(customerOf(call))}`)
    : undefined
  return answerFile({ name: `${projectId}.jpg`, bytes: found?.bytes ?? refuse('NotFound') }, 'image/jpeg')
}
