import { Notice } from './notice';

export default function NotFound() {
  return <Notice title="There is no such page">The address may be mistyped, or the page may have moved.</Notice>;
}
