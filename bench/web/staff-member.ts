import type { FilledShop } from './filled-shop.ts'
import { openSeller } from './open-seller.ts'

/** The administrator of the demo shop, who may open every page. */
const administrator = { userName: 'ada@tessera.example', profileID: 'administrator' }

/** Headers of a signed-in browser of the console, for half an hour. */
export type StaffHeaders = Record<string, string>

export async function signInToConsole(
  base: string,
  password: string,
  userName = administrator.userName,
): Promise<StaffHeaders> {
  const body = new URLSearchParams({ userName, password })
  const answer = await fetch(`${base}/console/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: base },
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  if (cookies.length === 0) throw new Error(`${userName} could not sign in to the console: ${answer.status}.`)
  return { cookie: cookies.join('; '), origin: base }
}

/** Users of the seller with all rights, one for each person: a user may follow ten streams of events. */
export async function hireStaff({ base, password, seller }: FilledShop, count: number): Promise<StaffHeaders[]> {
  const { client, as } = await openSeller(base, seller)
  const staff: StaffHeaders[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const ID = `bench-staff-${nth}`
    const Username = `${ID}@tessera.example`
    const user = { ID, Username, Password: password, FirstName: 'Staff', LastName: String(nth), Email: Username }
    await client.AdminUsers.Save(ID, { ...user, Active: true }, as)
    await client.SecurityProfiles.SaveAssignment({ SecurityProfileID: administrator.profileID, UserID: ID }, as)
    staff.push(await signInToConsole(base, password, Username))
  }
  return staff
}
