/** The small button that takes an optional field away. Undo brings it back. */
import { IconButton } from '../theme/button';
import { useForm } from './form-context';

export function RemoveField({ label, pointer }: { label: string; pointer: string }) {
  const { editor, isReadOnly } = useForm();
  return isReadOnly ? null : (
    <IconButton icon="close" label={`Remove ${label.toLowerCase()}`} onClick={() => editor.remove(pointer)} />
  );
}
