import { getFeature, isOpen } from '@foothold/contracts/billing/features';
import { MessageCircle, MonitorPlay, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../shared/ui/badge.tsx';
import { getButtonClass } from '../../../shared/ui/button.tsx';

/** The three support channels. A channel that isn't available yet says so and points to one that is. */
export function Channels() {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      <Channel
        icon={<MessageCircle aria-hidden="true" size={24} strokeWidth={1.5} />}
        title="Live chat 24/7"
        action={
          <button type="button" popoverTarget="support-chat" className={getButtonClass('primary')}>
            Open chat
          </button>
        }
      >
        Send a message any time. A person reads it and replies by email within 24 hours.
      </Channel>
      <Channel
        icon={<MonitorPlay aria-hidden="true" size={24} strokeWidth={1.5} />}
        title="Video tutorials"
        isComingSoon={!isOpen('videos')}
        action={
          <Link to="/help-center/your-first-fifteen-minutes" className={getButtonClass('secondary')}>
            Read the 15-minute guide
          </Link>
        }
      >
        No videos yet. {getFeature('videos').instead}
      </Channel>
      <Channel
        icon={<Users aria-hidden="true" size={24} strokeWidth={1.5} />}
        title="Community forum"
        isComingSoon={!isOpen('forum')}
        action={
          <Link to="/blog" className={getButtonClass('secondary')}>
            Read the blog
          </Link>
        }
      >
        No forum yet. {getFeature('forum').instead}
      </Channel>
    </ul>
  );
}

interface ChannelProps {
  icon: ReactNode;
  title: string;
  isComingSoon?: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Channel({ icon, title, isComingSoon = false, action, children }: ChannelProps) {
  return (
    <li className="flex flex-col items-start gap-3 border-t-2 border-ink pt-4">
      <span className="text-soft">{icon}</span>
      <h3 className="flex flex-wrap items-center gap-3 text-title">
        {title}
        {isComingSoon && <Badge>Coming Soon</Badge>}
      </h3>
      <p className="text-small text-soft">{children}</p>
      <div className="mt-auto pt-1">{action}</div>
    </li>
  );
}
