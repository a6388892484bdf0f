import { id, required, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'

export const Incrementor = model(
  'Incrementor',
  {
    ID: id(),
    Name: text(100),
    LastNumber: required(whole()),
    LeftPaddingCount: required(whole()),
  },
  { search: ['ID', 'Name'], sort: ['ID', 'Name'], order: ['Name'] },
)

export const incrementors = resource({
  tag: 'Incrementors',
  path: '/incrementors/:incrementorID',
  model: Incrementor,
  roles: { read: ['IncrementorReader'], write: ['IncrementorAdmin'] },
  callers: ['admin'],
})
