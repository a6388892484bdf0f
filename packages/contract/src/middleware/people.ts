import { model } from '../kit/model.ts'
import { count, many, maybeCents, words, yes } from './fields.ts'
import { call, limits } from './kit.ts'
import { AccountUser, CustomerData } from './user.ts'

const RightsChange = model('RightsChange', {
  email: words(100),
  rights: many(words(40)),
  /** No limit by default. */
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
})
const UserDeed = model('UserDeed', { at: words(40), by: words(200), text: words(300) })
const UserDeeds = model('UserDeeds', { deeds: many(UserDeed) })
const HandOver = model('HandOver', { from: words(100), to: words(100) })
const HandedOver = model('HandedOver', { projects: count(), quotes: count(), selectionSheets: count() })
const SignedInDevice = model('SignedInDevice', {
  id: words(40),
  /** `Firefox on Windows` */
  device: words(100),
  signedInAt: words(40),
  lastUsedAt: words(40),
  isThis: yes(),
})
const SignedInDevices = model('SignedInDevices', { devices: many(SignedInDevice) })
const EndedSession = model('EndedSession', { id: words(40) })
const Farewell = model('Farewell', { password: words(200) })

const path = (name: string) => `/api/user/${name}` as const

/** Not in the specification: more calls for managers, and for users about themselves. */
export const peopleCalls = {
  changeRights: call({
    id: 'People.ChangeUserRights',
    verb: 'POST',
    path: path('ChangeUserRights'),
    summary: 'Other rights or another limit for a colleague; nobody gives or takes a right they do not hold.',
    access: 'manager',
    limit: limits.users,
    body: RightsChange,
    reply: AccountUser,
  }),
  handOver: call({
    id: 'People.HandOverWork',
    verb: 'POST',
    path: path('HandOverWork'),
    summary: 'Gives the projects, open quotes and selection sheets of one colleague to another.',
    access: 'manager',
    limit: limits.users,
    body: HandOver,
    reply: HandedOver,
  }),
  getCompany: call({
    id: 'People.GetCompany',
    verb: 'GET',
    path: path('GetCompany'),
    summary: 'The account itself: name, phone, website, address, store, and what waits for the store.',
    access: 'manager',
    reply: CustomerData,
  }),
  getDeeds: call({
    id: 'People.GetUserDeeds',
    verb: 'GET',
    path: path('GetUserDeeds'),
    summary: 'Who invited, changed, locked or removed whom, newest first.',
    access: 'manager',
    reply: UserDeeds,
  }),
  exportMyData: call({
    id: 'People.ExportMyData',
    verb: 'GET',
    path: path('ExportMyData'),
    summary: 'All that the shop keeps about the signed-in person, as one file.',
    access: 'customer',
    limit: limits.form,
    isFile: true,
  }),
  getSessions: call({
    id: 'People.GetSessions',
    verb: 'GET',
    path: path('GetSessions'),
    summary: 'Where the signed-in person is signed in, the last used first.',
    access: 'customer',
    reply: SignedInDevices,
  }),
  endSession: call({
    id: 'People.EndSession',
    verb: 'POST',
    path: path('EndSession'),
    summary: 'Ends one sign-in of this person; not the one that asks.',
    access: 'customer',
    limit: limits.users,
    body: EndedSession,
  }),
  signOutElsewhere: call({
    id: 'People.SignOutElsewhere',
    verb: 'POST',
    path: path('SignOutElsewhere'),
    summary: 'Ends every other sign-in of this person.',
    access: 'customer',
    limit: limits.users,
  }),
  deleteMe: call({
    id: 'People.DeleteMe',
    verb: 'POST',
    path: path('DeleteMe'),
    summary: 'Ends the access of the signed-in person, who gives the password once more.',
    access: 'customer',
    limit: limits.signIn,
    body: Farewell,
  }),
}
