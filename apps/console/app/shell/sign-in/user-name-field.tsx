import { TextField } from '@tessera/ui/field'

/** The user name of a member of staff, as browsers and password managers fill it in. */
export const UserNameField = ({ id, userName }: { id?: string; userName: string }) => (
  <TextField
    label="User name"
    {...(id && { id })}
    name="userName"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    defaultValue={userName}
    required
  />
)
