import { getEnvironment } from '../http/environment.server.ts'

/** A token with those of the roles that this person has. It is good for one call and kept nowhere (0184). */
export async function getNarrowedToken(token: string, roles: readonly string[]): Promise<string> {
  const { Me } = getEnvironment().platform
  const { access_token } = await Me.CreateNarrowedToken({ Roles: [...roles] }, { accessToken: token })
  if (!access_token) throw new Error('The platform answered without a token.')
  return access_token
}
