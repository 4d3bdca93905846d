pi
