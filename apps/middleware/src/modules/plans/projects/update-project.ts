import { isDeepStrictEqual } from 'node:util'
import type { ProjectUpdateInput, RoomChangeInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { completeAddress } from '../../../kit/complete-address.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { requireValidAddress } from '../../people/addresses/check-address.ts'
import { type PlanCall, trimToNull } from '../plan-needs.ts'
import type { ProjectWork } from './change-project.ts'
import { checkRange, fourDecimals } from './resolve-item.ts'
import type { StoredProject } from './stored-project.ts'

const maxRooms = 60
const maxCents = 100_000_000_00
const maxFeet = 10_000

/** Updates everything of a project except its items. */
export const updateProject =
  (call: PlanCall, change: ProjectUpdateInput): ProjectWork =>
  async (db, project) => {
    const next = await mergeChange(db, project, change)
    await db.rows(sql`
      update projects set name = ${next.name}, client_name = ${next.clientName}, client_email = ${next.clientEmail},
        place = ${next.place && JSON.stringify(next.place)}::jsonb, job_name = ${next.jobName},
        po_number = ${next.poNumber}, notes = ${next.notes}, budget_cents = ${next.budgetCents}, stage = ${next.stage}
      where id = ${project.id}`)
    const rooms = change.rooms ? await saveRooms(db, project, change.rooms) : []
    if (change.memberEmails) await saveMembers(db, call, project, change.memberEmails)
    const parts = [...changedFields(project, next), ...rooms, ...(change.memberEmails ? ['people'] : [])]
    return { what: describeChange(change, project), parts }
  }

const valueOrBefore = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value)

async function mergeChange(db: Queryable, before: StoredProject, change: ProjectUpdateInput) {
  const text = (key: 'clientName' | 'jobName' | 'poNumber' | 'notes') =>
    change[key] === undefined ? before[key] : trimToNull(change[key])
  return {
    name: change.name === undefined ? before.name : checkProjectName(change.name),
    clientName: text('clientName'),
    clientEmail: change.clientEmail
      ? checkEmail(change.clientEmail, 'clientEmail')
      : valueOrBefore(change.clientEmail, before.clientEmail),
    place: change.place
      ? completeAddress(await requireValidAddress(db, change.place))
      : valueOrBefore(change.place, before.place),
    jobName: text('jobName'),
    poNumber: text('poNumber'),
    notes: text('notes'),
    budgetCents: checkRange(valueOrBefore(change.budgetCents, before.budgetCents), 'budgetCents', 0, maxCents),
    stage: change.stage ?? before.stage,
  }
}

export const checkProjectName = (name: string | null): string => {
  const text = trimToNull(name) ?? invalid('name', 'Enter a project name.')
  return text.length > 120 ? invalid('name', 'Use up to 120 characters.') : text
}

/** Fields whose value is another one now: sending a field as it is changes nothing. */
function changedFields(before: StoredProject, next: Awaited<ReturnType<typeof mergeChange>>): string[] {
  const keys = Object.keys(next) as (keyof typeof next)[]
  return keys.filter((key) => !isDeepStrictEqual(before[key], next[key]))
}

/** Saves the list and returns the rooms that are different from before. A new room touches nothing that was there. */
async function saveRooms(db: Queryable, project: StoredProject, rooms: readonly RoomChangeInput[]): Promise<string[]> {
  if (rooms.length > maxRooms) refuse('Project.TooMuch')
  const known = new Set(project.rooms.map(({ id }) => id))
  const remainingIds = rooms.flatMap(({ id }) => id || [])
  if (remainingIds.some((id) => !known.has(id)) || new Set(remainingIds).size < remainingIds.length)
    invalid('rooms', 'One of these rooms is no longer in the project.')
  await db.rows(
    sql`delete from project_rooms where project_id = ${project.id} and not (id = any(${remainingIds}::uuid[]))`,
  )
  for (const [position, room] of rooms.entries()) await saveRoom(db, project.id, room, position)
  return changedRooms(
    project.rooms,
    rooms.flatMap(({ id, ...room }) => (id ? [{ id, ...room }] : [])),
  )
}

const roomFields = ['name', 'lengthFt', 'widthFt', 'areaSqft', 'budgetCents', 'notes'] as const

function changedRooms(before: StoredProject['rooms'], after: readonly (RoomChangeInput & { id: string })[]): string[] {
  const orderOf = (rooms: readonly { id: string }[], among: readonly { id: string }[]) =>
    rooms.filter(({ id }) => among.some((one) => one.id === id)).map(({ id }) => id)
  const changed = before.filter((room) => {
    const next = after.find(({ id }) => id === room.id)
    return !next || roomFields.some((field) => (next[field] ?? null) !== room[field])
  })
  const isMoved = !isDeepStrictEqual(orderOf(before, after), orderOf(after, before))
  return [...changed.map(({ id }) => `room ${id}`), ...(isMoved ? ['room order'] : [])]
}

async function saveRoom(db: Queryable, projectId: string, room: RoomChangeInput, position: number): Promise<void> {
  const { lengthFt = null, widthFt = null } = room
  const feet = (value: number | null, field: string) => checkRange(value, field, 0.01, maxFeet)
  const [long, wide] = [feet(lengthFt, 'rooms.lengthFt'), feet(widthFt, 'rooms.widthFt')]
  const measured = long !== null && wide !== null ? fourDecimals(long * wide) : null
  const area = checkRange(room.areaSqft ?? measured, 'rooms.areaSqft', 0.0001, 1_000_000)
  const budget = checkRange(room.budgetCents ?? null, 'rooms.budgetCents', 0, maxCents)
  const name = trimToNull(room.name) ?? invalid('rooms.name', 'Enter a room name.')
  await db.rows(sql`
    insert into project_rooms (id, project_id, position, name, length_ft, width_ft, area_sqft, budget_cents, notes)
    values (coalesce(${room.id || null}::uuid, gen_random_uuid()), ${projectId}, ${position}, ${name}, ${long}, ${wide},
      ${area}, ${budget}, ${trimToNull(room.notes)})
    on conflict (id) do update set position = excluded.position, name = excluded.name, length_ft = excluded.length_ft,
      width_ft = excluded.width_ft, area_sqft = excluded.area_sqft, budget_cents = excluded.budget_cents,
      notes = excluded.notes`)
}

/** Members must be in the same account; the owner is always one. */
async function saveMembers(db: Queryable, call: PlanCall, project: StoredProject, emails: readonly string[]) {
  const wanted = [...new Set(emails.map((email) => email.trim().toLowerCase()))]
  const found = await db.rows<{ id: string; email: string }>(sql`
    select id, lower(email) as email from people
    where account_id = ${customerOf(call).account.id} and status <> 'deleted' and lower(email) = any(${wanted})`)
  const missing = wanted.find((email) => !found.some((one) => one.email === email))
  if (missing) invalid('memberEmails', `${missing} is not in your account.`)
  const ids = found.map(({ id }) => id).filter((id) => id !== project.personId)
  await db.rows(
    sql`delete from project_people where project_id = ${project.id} and not (person_id = any(${ids}::uuid[]))`,
  )
  await db.rows(sql`
    insert into project_people (project_id, person_id) select ${project.id}, unnest(${ids}::uuid[]) on conflict do nothing`)
}

/** Field labels for the activity list. */
const titles: [keyof ProjectUpdateInput, string][] = [
  ['name', 'the name'],
  ['rooms', 'the rooms'],
  ['budgetCents', 'the budget'],
  ['place', 'the address'],
  ['clientName', 'the client'],
  ['clientEmail', 'the client'],
  ['memberEmails', 'the people'],
  ['notes', 'the notes'],
  ['jobName', 'the job'],
  ['poNumber', 'the PO number'],
]

function describeChange(change: ProjectUpdateInput, before: StoredProject): string {
  if (change.stage && change.stage !== before.stage) return `Changed the stage to ${change.stage}`
  const parts = new Set(titles.filter(([key]) => change[key] !== undefined).map(([, title]) => title))
  return parts.size > 0 ? `Changed ${[...parts].join(', ')}` : 'Changed nothing'
}
