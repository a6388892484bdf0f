import { flag } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, maybeCents, requiredList, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'
import { AccountUser, CustomerData } from './user.ts'

const RightsChange = model('RightsChange', {
  email: requiredText(100),
  rights: requiredList(requiredText(40)),
  /** No limit by default. */
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
})
const UserActionRecord = model('UserDeed', { at: requiredText(40), by: requiredText(200), text: requiredText(300) })
const UserActionRecords = model('UserDeeds', { deeds: requiredList(UserActionRecord) })
const HandOver = model('HandOver', { from: requiredText(100), to: requiredText(100) })
const HandedOver = model('HandedOver', { projects: count(), quotes: count(), selectionSheets: count() })
const SignedInDevice = model('SignedInDevice', {
  id: requiredText(40),
  /** `Firefox on Windows` */
  device: requiredText(100),
  signedInAt: requiredText(40),
  lastUsedAt: requiredText(40),
  isThis: flag(),
})
const SignedInDevices = model('SignedInDevices', { devices: requiredList(SignedInDevice) })
const EndedSession = model('EndedSession', { id: requiredText(40) })
const Farewell = model('Farewell', { password: requiredText(200) })

const path = (name: string) => `/api/user/${name}` as const

/** Not in the specification: more calls for managers, and for users about themselves. */
export const peopleCalls = {
  changeRights: defineCall({
    id: 'People.ChangeUserRights',
    verb: 'POST',
    path: path('ChangeUserRights'),
    summary: 'Other rights or another limit for a colleague; nobody gives or takes a right they do not hold.',
    access: 'manager',
    limit: limits.users,
    body: RightsChange,
    reply: AccountUser,
  }),
  handOver: defineCall({
    id: 'People.HandOverWork',
    verb: 'POST',
    path: path('HandOverWork'),
    summary: 'Gives the projects, open quotes and selection sheets of one colleague to another.',
    access: 'manager',
    limit: limits.users,
    body: HandOver,
    reply: HandedOver,
  }),
  getCompany: defineCall({
    id: 'People.GetCompany',
    verb: 'GET',
    path: path('GetCompany'),
    summary: 'The account itself: name, phone, website, address, store, and what waits for the store.',
    access: 'manager',
    reply: CustomerData,
  }),
  getDeeds: defineCall({
    id: 'People.GetUserDeeds',
    verb: 'GET',
    path: path('GetUserDeeds'),
    summary: 'Who invited, changed, locked or removed whom, newest first.',
    access: 'manager',
    reply: UserActionRecords,
  }),
  exportMyData: defineCall({
    id: 'People.ExportMyData',
    verb: 'GET',
    path: path('ExportMyData'),
    summary: 'All that the shop keeps about the signed-in person, as one file.',
    access: 'customer',
    limit: limits.form,
    isFile: true,
  }),
  getSessions: defineCall({
    id: 'People.GetSessions',
    verb: 'GET',
    path: path('GetSessions'),
    summary: 'Where the signed-in person is signed in, the last used first.',
    access: 'customer',
    reply: SignedInDevices,
  }),
  endSession: defineCall({
    id: 'People.EndSession',
    verb: 'POST',
    path: path('EndSession'),
    summary: 'Ends one sign-in of this person; not the one that asks.',
    access: 'customer',
    limit: limits.users,
    body: EndedSession,
  }),
  signOutElsewhere: defineCall({
    id: 'People.SignOutElsewhere',
    verb: 'POST',
    path: path('SignOutElsewhere'),
    summary: 'Ends every other sign-in of this person.',
    access: 'customer',
    limit: limits.users,
  }),
  deleteMe: defineCall({
    id: 'People.DeleteMe',
    verb: 'POST',
    path: path('DeleteMe'),
    summary: 'Ends the access of the signed-in person, who gives the password once more.',
    access: 'customer',
    limit: limits.signIn,
    body: Farewell,
  }),
}
