import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let owner: Member
beforeAll(async () => {
  shop = await aPlanShop()
  owner = await shop.pro('owner@photos.example')
})

/** Response of the upload. */
async function uploaded(): Promise<string> {
  const [photo] = await shop.database.rows<{ id: string }>(sql`
    insert into contact_photos (bytes) values ('\xffd8ff'::bytea) returning id`)
  return linkToken(await getSecret(shop.database, 'form-link'), 'upload', photo?.id ?? '', new Date())
}

test('photos are refused that were not uploaded, of unknown rooms, and for an outdated version', async () => {
  const { basketId } = await aPlannedRoom(owner, shop.tiles[0] ?? '')
  const { Projects } = owner.shop
  const photo = await uploaded()
  await expect(Projects.AddProjectPhoto({ basketId, photo: 'made up' })).rejects.toMatchObject({
    fields: [{ field: 'photo' }],
  })
  const elsewhere = '00000000-0000-4000-8000-000000000000'
  await expect(Projects.AddProjectPhoto({ basketId, photo, roomId: elsewhere })).rejects.toMatchObject({
    fields: [{ field: 'roomId' }],
  })
  await expect(shop.stranger().Projects.AddProjectPhoto({ basketId, photo })).rejects.toMatchObject({ status: 401 })
  const other = await shop.pro('other@photos.example')
  await expect(other.shop.Projects.AddProjectPhoto({ basketId, photo })).rejects.toMatchObject({ status: 404 })
  await Projects.AddProjectPhoto({ basketId, photo })
  await expect(Projects.AddProjectPhoto({ basketId, photo })).rejects.toMatchObject({ status: 400 })
})

test('a photo is with its room, seen by who may open the project, goes with a word in the activity, and is taken out', async () => {
  const { projectId, basketId, rooms } = await aPlannedRoom(owner, shop.tiles[0] ?? '')
  const { Projects, Project } = owner.shop
  const roomId = rooms[0]?.id ?? ''
  const added = await Projects.AddProjectPhoto({ basketId, photo: await uploaded(), roomId, caption: 'The niche' })
  expect(added.photos).toMatchObject([{ roomId, caption: 'The niche' }])
  expect(added.activity[0]?.what).toMatch(/^Added a photo of /)
  const asked = { projectId, photoId: added.photos[0]?.id ?? '' }
  const file = await Projects.GetProjectPhoto(asked)
  expect(file.headers.get('content-type')).toBe('image/jpeg')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  const other = await shop.pro('stranger@photos.example')
  await expect(other.shop.Projects.GetProjectPhoto(asked)).rejects.toMatchObject({ status: 404 })
  await expect(Projects.GetProjectPhoto({ ...asked, photoId: 'x' })).rejects.toMatchObject({ status: 404 })
  const bare = await Project.UpdateProject({ basketId: added.basketId, rooms: [] })
  expect(bare.photos).toMatchObject([{ roomId: null, caption: 'The niche' }])
  const gone = await Projects.RemoveProjectPhoto({ basketId: bare.basketId, photoId: asked.photoId })
  expect(gone.photos).toEqual([])
  await expect(Projects.RemoveProjectPhoto({ basketId: gone.basketId, photoId: asked.photoId })).rejects.toMatchObject({
    status: 404,
  })
})
