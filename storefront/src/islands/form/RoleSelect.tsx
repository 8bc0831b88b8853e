import { ROLES } from '@maveshi/shared/access/roles'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { ControlProps } from './Field.tsx'

/** What people say they are. */
export function RoleSelect({ control, t, value }: { control: ControlProps; t: Translate; value?: string }) {
  return (
    <select {...control} name="role" defaultValue={value} className="control">
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`listing:seller.roles.${role}`)}
        </option>
      ))}
    </select>
  )
}
