import { Notice } from '../../notice';

export default function Page() {
  return <Notice title="Wardwright">The studio is being built. This view is not there yet.</Notice>;
}
