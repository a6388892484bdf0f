import type { NewItem, NewProject } from '@tessera/middleware/modules/plans/projects/insert-projects'

type Surface = NonNullable<NewItem['surface']>

export interface PlannedRoom {
  name: string
  lengthFt: number
  widthFt: number
  budgetCents?: number
  /** `tile` is an index into the demo tiles. */
  items: readonly { tile: number; surface: Surface; areaSqft: number; alternate?: number }[]
}

export interface PlannedProject {
  key: string
  name: string
  client: string | null
  site: number
  stage: NonNullable<NewProject['stage']>
  since: number
  changed: number
  isDraft?: boolean
  /** If not the sum of the rooms. */
  budgetCents?: number
  members?: readonly number[]
  rooms: readonly PlannedRoom[]
}

const bath: PlannedRoom = {
  name: 'Main bath',
  lengthFt: 11,
  widthFt: 8,
  budgetCents: 320_000,
  items: [
    { tile: 2, surface: 'floor', areaSqft: 88, alternate: 5 },
    { tile: 7, surface: 'shower-wall', areaSqft: 96 },
    { tile: 9, surface: 'shower-floor', areaSqft: 15 },
  ],
}
const kitchen: PlannedRoom = {
  name: 'Kitchen',
  lengthFt: 16,
  widthFt: 12,
  budgetCents: 450_000,
  items: [
    { tile: 12, surface: 'floor', areaSqft: 192, alternate: 14 },
    { tile: 16, surface: 'backsplash', areaSqft: 34 },
  ],
}
const entry: PlannedRoom = {
  name: 'Entry',
  lengthFt: 9,
  widthFt: 7,
  items: [{ tile: 20, surface: 'floor', areaSqft: 63 }],
}

/** Projects in every stage; the stages in between follow from the documents that reference them. */
export const netProProjects: readonly PlannedProject[] = [
  {
    key: 'planning',
    name: 'Peachtree Lofts, unit 4',
    client: 'Iris Vaughn',
    site: 0,
    stage: 'planning',
    since: 9,
    changed: 1,
    members: [1],
    rooms: [bath, kitchen],
  },
  {
    key: 'quoted',
    name: 'Inman Park duplex',
    client: 'Theo Marsh',
    site: 1,
    stage: 'planning',
    since: 34,
    changed: 6,
    rooms: [kitchen, entry],
  },
  {
    key: 'selecting',
    name: 'Marietta showroom',
    client: 'Callie Dunn',
    site: 5,
    stage: 'planning',
    since: 28,
    changed: 12,
    rooms: [entry],
  },
  {
    key: 'delivering',
    name: 'Decatur clinic',
    client: 'Decatur Family Clinic',
    site: 2,
    stage: 'planning',
    since: 95,
    changed: 31,
    members: [1, 3],
    rooms: [{ ...entry, name: 'Waiting room' }, bath],
  },
  {
    key: 'ordered',
    name: 'Peachtree Lofts, lobby',
    client: 'Peachtree Lofts LLC',
    site: 0,
    stage: 'planning',
    since: 14,
    changed: 3,
    rooms: [{ ...entry, name: 'Lobby' }],
  },
  {
    key: 'installing',
    name: 'Kirkwood kitchen',
    client: 'The Salazars',
    site: 4,
    stage: 'installing',
    since: 210,
    changed: 20,
    rooms: [kitchen],
  },
  {
    key: 'done',
    name: 'Grant Park bath',
    client: 'June Abbott',
    site: 3,
    stage: 'done',
    since: 380,
    changed: 240,
    budgetCents: 1_200_000,
    rooms: [bath],
  },
  {
    key: 'archived',
    name: 'Old office floor',
    client: null,
    site: 0,
    stage: 'archived',
    since: 600,
    changed: 540,
    rooms: [entry],
  },
  {
    key: 'draft',
    name: 'Laundry room',
    client: null,
    site: 0,
    stage: 'planning',
    since: 2,
    changed: 2,
    isDraft: true,
    rooms: [{ ...entry, name: 'Laundry' }],
  },
]

export const smallProProjects: readonly PlannedProject[] = [
  {
    key: 'small',
    name: 'Candler entry',
    client: 'Ruth Ellison',
    site: 2,
    stage: 'planning',
    since: 15,
    changed: 3,
    rooms: [entry],
  },
]
export const retailProjects: readonly PlannedProject[] = [
  {
    key: 'home',
    name: 'Our bathroom',
    client: null,
    site: 0,
    stage: 'planning',
    since: 31,
    changed: 5,
    rooms: [bath],
  },
]
