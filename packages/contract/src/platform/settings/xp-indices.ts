import { action } from '../../kit/action.ts'
import { oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resourceOperations } from '../../kit/resource.ts'
import { xpThingTypes } from '../enums.ts'

export const XpIndex = model(
  'XpIndex',
  { ThingType: oneOf(xpThingTypes), Key: text() },
  { search: ['ThingType', 'Key'], sort: ['ThingType', 'Key'], order: ['Key'] },
)

const admin = { roles: ['XpIndexAdmin'], callers: ['admin'] } as const

export const xpIndicesActions = [
  action({
    ...admin,
    id: 'XpIndices.List',
    verb: 'GET',
    path: '/xpindices',
    list: 'full',
    reply: XpIndex,
    summary: 'List xp indexes.',
  }),
  action({
    ...admin,
    id: 'XpIndices.Put',
    verb: 'PUT',
    path: '/xpindices',
    body: XpIndex,
    summary: 'Register an xp path as an index.',
  }),
  action({
    ...admin,
    id: 'XpIndices.Delete',
    verb: 'DELETE',
    path: '/xpindices/:thingType/:key',
    summary: 'Remove an xp path from the indexes.',
  }),
]

/** Not in the public API: our specification treats the indexes as a plain collection too. */
export const xpIndexRecordsActions = resourceOperations({
  tag: 'XpIndexRecords',
  path: '/xpindices/:id',
  model: XpIndex,
  roles: { read: [], write: admin.roles },
  callers: admin.callers,
  only: ['Create', 'Get', 'Save', 'Delete', 'Patch'],
})
