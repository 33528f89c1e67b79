import { Notice } from './notice';

export default function HomePage() {
  return <Notice title="Wardwright">The studio is being built. Its server runs and serves your content folder.</Notice>;
}
