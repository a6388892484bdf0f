export const peopleKinds = ['staff', 'profiles', 'clients'] as const
export type PeopleKind = (typeof peopleKinds)[number]

export interface PersonRow {
  id: string
  name: string
  /** User name, or what signs in. */
  detail: string
  rights: string
  isActive: boolean
  href: string
  previewHref: string
}

export interface PeopleView {
  kind: PeopleKind
  search: string
  rows: PersonRow[]
  total: number
  page: number
  pages: number
  mayAdd: boolean
  groupsHref: string | null
}

/** A colleague to be, as typed. */
export interface ColleagueForm {
  firstName: string
  lastName: string
  email: string
  profile: string
  /** They set their own password, or this person gives them the first one. */
  how: 'email' | 'password'
}

export interface ProfileChoice {
  id: string
  name: string
  /** Roles of the profile that this person does not hold and so cannot give. */
  foreign: string[]
}

export interface MadeColleague {
  id: string
  name: string
  userName: string
  /** Shown once, and stored nowhere; null for someone who sets their own. */
  password: string | null
  address: string
  /** The reason why no email went out. */
  problem: string | null
}

export interface ColleagueOutcome {
  problems: Partial<Record<keyof ColleagueForm, string>>
  messages: string[]
  typed: ColleagueForm
  made?: MadeColleague
}

/** Calls that someone may use, by kind of record. */
export interface RightGroup {
  title: string
  rows: { id: string; verb: string; summary: string }[]
  /** The profile with whose rights these are tried; null where there is none, or nothing to try. */
  profileID: string | null
}

export interface PreviewView {
  title: string
  about: string
  roles: string[]
  menu: { title: string; labels: string[] }[]
  allowed: number
  total: number
  groups: RightGroup[]
  /** The other one to compare with, and what each may that the other may not. */
  other: { title: string; onlyFirst: RightGroup[]; onlyOther: RightGroup[] } | null
  choices: { value: string; label: string }[]
  with: string
}

export interface WhoView {
  search: string
  found: { id: string; summary: string; profiles: string[]; people: string[] }[]
}
