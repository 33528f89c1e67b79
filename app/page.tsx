import { Studio } from './studio';

export default function HomePage() {
  return <Studio />;
}
