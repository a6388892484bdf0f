import { required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'

const UserInvitation = model('UserInvitation', {
  /** The page on which the code is entered with the new password. */
  URL: required(text(2000)),
})

/** Creating a user invites no one unless a message sender is assigned, because programs create users by the thousand. */
export const inviteAdminUser: Operation = {
  id: 'AdminUsers.Invite',
  tag: 'AdminUsers',
  name: 'Invite',
  verb: 'POST',
  path: '/adminusers/:userID/invitation',
  roles: ['AdminUserAdmin'],
  callers: ['admin'],
  body: UserInvitation,
  status: 204,
  summary: 'Email a seller user a code with which they set their own password.',
  isAddition: true,
}
